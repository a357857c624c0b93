/** Filters of the report, in the page itself: by severity, by kind, and by what a row says. */
export const htmlScript = `
(() => {
  const form = document.querySelector('form')
  const rows = [...document.querySelectorAll('li[data-severity]')]
  const count = document.querySelector('output')
  form.hidden = false
  const apply = () => {
    const data = new FormData(form)
    const severities = data.getAll('severity')
    const kind = data.get('kind')
    const text = data.get('text').trim().toLowerCase()
    let shown = 0
    for (const row of rows) {
      const fits = severities.includes(row.dataset.severity) && (kind === '' || kind === row.dataset.kind) && row.textContent.toLowerCase().includes(text)
      row.hidden = !fits
      if (fits) shown += 1
    }
    for (const section of document.querySelectorAll('section:has(li[data-severity])')) section.hidden = !section.querySelector('li[data-severity]:not([hidden])')
    count.textContent = shown === 1 ? '1 row' : shown + ' rows'
  }
  form.addEventListener('input', apply)
  form.addEventListener('submit', (event) => event.preventDefault())
  apply()
})()
`
