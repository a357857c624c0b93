import type { Picture } from './pictures.ts'
import { titleOf } from './state.ts'

export type Shown = { readonly picture: Picture; readonly mockup: string | null }

const style = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 0; color: #1c1b20; background: #f4f4f6 }
  form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 12px; padding: 12px 24px; background: #fff; box-shadow: 0 1px 6px #0002 }
  section { padding: 16px 24px } h2 { font-size: 17px; margin: 0 0 8px }
  .row { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto }
  figure { margin: 0; flex: none } figcaption { color: #55535c; font-size: 13px }
  img { display: block; border: 1px solid #d7d5de; background: #fff; max-width: none; zoom: .5 }
  .mockup img { outline: 3px solid #f5c400 } [hidden] { display: none !important }
`

const script = `
  const form = document.querySelector('form')
  const filter = () => {
    const wanted = Object.fromEntries(new FormData(form))
    for (const figure of document.querySelectorAll('figure')) {
      const { width, brand } = figure.dataset
      figure.hidden = (wanted.width && wanted.width !== width) || (wanted.brand && wanted.brand !== brand)
    }
    for (const section of document.querySelectorAll('section')) {
      const none = !section.querySelector('figure:not([hidden])')
      section.hidden = none || (wanted.page && wanted.page !== section.dataset.page)
    }
    history.replaceState(null, '', '#' + new URLSearchParams(wanted))
  }
  for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
    if (form.elements[name]) form.elements[name].value = value
  }
  form.addEventListener('change', filter)
  filter()
`

/** A page of all pictures, a row per state, filtered by page, brand and width. */
export function indexPage(shown: readonly Shown[]): string {
  const rows = Map.groupBy(shown, ({ picture }) => titleOf(picture.state))
  const choice = (name: string, all: string, values: readonly string[]) =>
    `<label>${name} <select name="${name}"><option value="">${all}</option>${[...new Set(values)]
      .map((value) => `<option>${escaped(value)}</option>`)
      .join('')}</select></label>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Screens</title><style>${style}</style></head><body>
<form>${choice(
    'page',
    'all pages',
    shown.map(({ picture }) => picture.state.page),
  )}
${choice(
  'brand',
  'all brands',
  shown.map(({ picture }) => picture.brand),
)}
${choice(
  'width',
  'all widths',
  shown.map(({ picture }) => String(picture.width)),
)}
<span>${shown.length} pictures of ${rows.size} states</span></form>
${[...rows].map(([title, pictures]) => row(title, pictures)).join('\n')}
<script>${script}</script></body></html>
`
}

function row(title: string, shown: readonly Shown[]): string {
  const page = shown[0]?.picture.state.page ?? ''
  return `<section data-page="${escaped(page)}"><h2>${escaped(title)}</h2><div class="row">${shown.map(figures).join('')}</div></section>`
}

function figures({ picture, mockup }: Shown): string {
  const data = `data-width="${picture.width}" data-brand="${picture.brand}"`
  const figure = (file: string, name: string, kind: string) =>
    `<figure ${data}${kind}><figcaption>${name}</figcaption><a href="${encodeURI(file)}"><img loading="lazy" src="${encodeURI(file)}" alt=""></a></figure>`
  const taken = figure(picture.file, `${picture.width}, ${picture.brand}`, '')
  return mockup === null ? taken : taken + figure(mockup, 'mock-up', ' class="mockup"')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
