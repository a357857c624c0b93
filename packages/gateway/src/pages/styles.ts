import { type CardFormMode, cardFormRooms, lengths } from '@touchline/card-form'
import { styleOfFaces, type ThemeFont } from './faces.ts'

export type Theme = {
  readonly accent: string
  readonly radius: number
  readonly fontSize: number
  readonly font: ThemeFont
}

/** Shared style: one accent, one family of greys, 44 px targets, a visible focus ring. */
function base({ accent, radius, fontSize, font }: Theme): string {
  return `
${styleOfFaces(font)}
:root { color-scheme: light; --accent: #${accent}; --radius: ${radius}px; --fg: #1d1b22; --muted: #5c5965; --edge: #7d7a86; --line: #e4e2e8; --danger: #9b1c1c; }
*, *::before, *::after { box-sizing: border-box; }
html { font-size: ${fontSize}px; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; color: var(--fg); font: 1rem/${lengths.line} '${font}', system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif; overflow-wrap: anywhere; }
label { display: block; font-weight: 700; }
input { width: 100%; min-height: ${lengths.input}rem; padding: 0.5rem 0.75rem; border: 1px solid var(--edge); border-radius: var(--radius); background: #fff; color: inherit; font: inherit; font-variant-numeric: tabular-nums; }
input[aria-invalid='true'] { border: 2px solid var(--danger); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.hint { margin: 0; color: var(--muted); font-size: 0.88rem; line-height: ${lengths.smallLine}rem; }
.seen-by-readers { position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (prefers-reduced-motion: no-preference) { input, button { transition: border-color 150ms ease-out, background-color 150ms ease-out; } }
`
}

/**
 * The card form: no margin of its own, because the page around it has one; room for the focus ring all round. It is as tall
 * as the page has kept room for, in every face and language; errors may make it taller.
 */
export function cardFormStyle(theme: Theme, mode: CardFormMode): string {
  const rooms = cardFormRooms(mode, theme.fontSize).map(
    ({ from, columns, height }) =>
      `@media (min-width: ${from}px) { body { min-height: ${height}px; } .pair { grid-template-columns: repeat(${columns}, minmax(0, 1fr)); } }`,
  )
  return `${base(theme)}
body { padding: ${lengths.edge}px; }
form { display: grid; gap: ${lengths.formGap}rem; }
.pair { display: grid; gap: ${lengths.fieldGap}rem ${lengths.columnGap}rem; }
.field { display: grid; gap: ${lengths.fieldGap}rem; align-content: start; }
.pair .field { grid-row: span 4; grid-template-rows: subgrid; padding-block-end: ${lengths.belowPair}rem; }
.label { display: flex; justify-content: space-between; align-items: center; gap: 0.75rem; min-height: ${lengths.line}rem; }
.marks { display: inline-flex; gap: 6px; min-width: 0; }
.marks svg { width: 34px; min-width: 0; height: auto; transition: opacity 150ms ease-out; }
${rooms.join('\n')}
.marks:not([data-brand='unknown']) svg { opacity: 0.18; }
.marks[data-brand='visa'] [data-mark='visa'], .marks[data-brand='mastercard'] [data-mark='mastercard'], .marks[data-brand='amex'] [data-mark='amex'] { opacity: 1; }
.error { display: flex; gap: 0.4rem; margin: 0; color: var(--danger); font-size: 0.88rem; font-weight: 600; }
.error[hidden] { display: none; }
.error svg { flex: none; width: 1.2rem; height: 1.2rem; margin-block-start: 0.1rem; }
.test { padding: ${lengths.notePadding}rem 0.75rem; border-inline-start: 3px solid var(--accent); background: #f5f7f9; border-radius: 0 var(--radius) var(--radius) 0; }
`
}

/** The bank page: fits the smallest window of the EMV sizes (250 by 400) and a whole screen. */
export function bankStyle(theme: Theme): string {
  return `${base(theme)}
body { min-height: 100vh; background: #f5f7f9; }
.banner { padding: 0.5rem 1rem; background: var(--accent); color: #fff; font-weight: 600; }
header, main { --side: max(1rem, calc((100% - 30rem) / 2)); padding-inline: var(--side); }
main { padding-block: 1rem 2rem; }
h1 { margin: 0 0 0.25rem; font-size: 1.53rem; line-height: 1.15; letter-spacing: -0.01em; }
p { margin: 0 0 0.75rem; }
dl { margin: 0.75rem 0 1rem; padding: 0.25rem 1rem; border: 1px solid var(--line); border-radius: var(--radius); background: #fff; }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding-block: 0.35rem; }
dl div + div { border-block-start: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
.code { margin-block: 0.25rem 0.5rem; font-size: 1.18rem; letter-spacing: 0.12em; }
.shown { margin-block-end: 0.75rem; }
.shown strong { color: var(--fg); letter-spacing: 0.08em; font-variant-numeric: tabular-nums; }
button { min-height: 2.6rem; min-height: max(2.6rem, 44px); padding: 0.4rem 0.9rem; border: 1px solid var(--edge); border-radius: var(--radius); background: #fff; color: var(--fg); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { border-color: var(--accent); background: #f5f7f9; }
button.primary { width: 100%; border-color: var(--accent); background: var(--accent); color: #fff; }
button.primary:hover { background: color-mix(in srgb, var(--accent) 88%, #000); }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block-start: 0.75rem; }
.row button { flex: 1 1 auto; }
.time { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.25rem 1rem; margin-block-start: 1rem; color: var(--muted); }
.time strong { color: var(--fg); font-variant-numeric: tabular-nums; }
fieldset { margin: 1.5rem 0 0; padding: 0.5rem 1rem 1rem; border: 1px dashed var(--edge); border-radius: var(--radius); min-inline-size: 0; }
legend { padding-inline: 0.4rem; font-weight: 600; }
.problem { margin-block: 0.75rem; padding: 0.75rem 1rem; border: 2px solid var(--danger); border-radius: var(--radius); background: #fff; }
.problem h2 { margin: 0; font-size: 1.18rem; line-height: 1.2; }
.problem a { color: var(--danger); font-weight: 600; }
.notice { margin-block: 0.75rem; padding: 0.6rem 1rem; border-inline-start: 3px solid var(--accent); background: #fff; }
.spinner { width: 2rem; height: 2rem; margin-block: 1rem; border: 3px solid var(--line); border-block-start-color: var(--accent); border-radius: 50%; }
@media (prefers-reduced-motion: no-preference) { .spinner { animation: turn 1.2s linear infinite; } @keyframes turn { to { rotate: 1turn; } } }
@media (forced-colors: active) { .spinner { border-color: CanvasText; border-block-start-color: Canvas; } .banner { border-block-end: 1px solid CanvasText; } }
`
}
