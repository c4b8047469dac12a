// A passphrase can be read while it is typed.
"use strict";

for (const button of all("[data-reveals]")) {
  const field = $("input", button.parentElement);
  button.hidden = false;
  button.addEventListener("click", () => {
    const shown = field.type === "password";
    field.type = shown ? "text" : "password";
    button.setAttribute("aria-pressed", shown);
  });
  // Browsers offer to keep what was typed as a passphrase alone.
  field.form.addEventListener("submit", () => (field.type = "password"));
}
