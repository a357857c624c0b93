/** The look of the report: plain, in the colours that the reader prefers, and on paper black on white. */
export const htmlStyle = `
:root { color-scheme: light dark; --ink: #1b1a1f; --soft: #55535c; --paper: #fff; --raised: #f5f5f7; --line: #cfced4; --fail: #a3121f; --warn: #7a4b00; --info: #1f4f8f; --good: #14613a; }
@media (prefers-color-scheme: dark) { :root { --ink: #f0eff2; --soft: #b9b7c0; --paper: #17161a; --raised: #222127; --line: #4a4853; --fail: #ff9a9a; --warn: #f4c06a; --info: #9cc4ff; --good: #8fdcae; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px 16px 48px; max-width: 1200px; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 8px; font-size: 26px; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 32px 0 8px; font-size: 20px; }
h3 { margin: 16px 0 4px; font-size: 16px; }
p { margin: 4px 0; max-width: 75ch; }
.about { color: var(--soft); }
.answer { margin: 0 0 16px; padding: 12px 16px; border-left: 6px solid var(--good); background: var(--raised); font-size: 20px; }
.answer.differs { border-color: var(--fail); }
form { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: end; margin: 16px 0; padding: 12px 16px; border: 1px solid var(--line); border-radius: 6px; }
fieldset { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0; padding: 0; border: 0; }
legend, .label { padding: 0; font-weight: 600; }
label.check { display: inline-flex; gap: 6px; align-items: center; min-height: 32px; }
input[type=checkbox] { width: 18px; height: 18px; }
input[type=search], select { display: block; min-height: 36px; width: 100%; padding: 4px 8px; border: 1px solid var(--soft); border-radius: 4px; background: var(--paper); color: inherit; font: inherit; }
ul.rows { list-style: none; margin: 0; padding: 0; }
ul.rows > li { padding: 12px 0; border-top: 1px solid var(--line); }
.head { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; }
.tag { padding: 0 8px; border: 1px solid currentColor; border-radius: 999px; font-size: 14px; font-weight: 600; white-space: nowrap; }
.fail { color: var(--fail); } .warn { color: var(--warn); } .info { color: var(--info); } .held { color: var(--soft); }
code { font: 15px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 12px; margin: 6px 0 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
details { margin: 8px 0; } summary { cursor: pointer; min-height: 32px; padding: 4px 0; }
:focus-visible { outline: 3px solid var(--info); outline-offset: 2px; }
[hidden] { display: none !important; }
@media (max-width: 480px) { h1 { font-size: 22px; } .answer { font-size: 18px; } }
@media print { :root { color-scheme: light; --ink: #000; --soft: #333; --paper: #fff; --raised: #fff; --fail: #000; --warn: #000; --info: #000; } form { display: none; } body { padding: 0; } ul.rows > li { break-inside: avoid; } }
`
