/**
 * What the documentation page does beside what Swagger UI does: a bar with the name, a search, and the sandbox that is
 * sent with whatever is tried out. It runs before the page has loaded, which is when Swagger UI is started.
 */
export const pageScript = `
(() => {
  const key = 'touchline-sandbox'
  const make = (tag, properties, children = []) => {
    const element = Object.assign(document.createElement(tag), properties)
    element.append(...children)
    return element
  }

  const sandbox = make('input', { value: localStorage.getItem(key) ?? '', placeholder: 'default', spellcheck: false, autocomplete: 'off' })
  sandbox.addEventListener('input', () => localStorage.setItem(key, sandbox.value.trim()))

  const start = window.SwaggerUIBundle
  const requestInterceptor = (request) => {
    const name = sandbox.value.trim()
    if (name !== '' && request.headers['X-Sandbox'] === undefined) request.headers['X-Sandbox'] = name
    return request
  }
  window.SwaggerUIBundle = Object.assign((config) => start({ ...config, requestInterceptor }), start)

  const search = make('input', { type: 'search', placeholder: 'Search calls', autocomplete: 'off' })
  const count = make('output', { className: 'tl-count' })
  const find = () => {
    const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean)
    let found = 0
    for (const section of document.querySelectorAll('.opblock-tag-section')) {
      let left = 0
      for (const block of section.querySelectorAll('.opblock')) {
        const text = (section.querySelector('.opblock-tag')?.textContent + ' ' + block.querySelector('.opblock-summary')?.textContent).toLowerCase()
        block.hidden = !words.every((word) => text.includes(word))
        if (!block.hidden) left += 1
      }
      section.hidden = words.length > 0 && left === 0
      found += left
    }
    count.textContent = words.length === 0 ? '' : found === 1 ? '1 call' : found + ' calls'
  }
  search.addEventListener('input', find)

  const label = (text, input) => make('label', {}, [make('span', { textContent: text }), input])
  document.body.prepend(
    make('header', { className: 'tl-bar' }, [
      make('a', { className: 'tl-name', href: '/', textContent: 'Touchline' }),
      make('span', { className: 'tl-what', textContent: 'API' }),
      label('Search', search),
      count,
      label('Sandbox', sandbox),
      make('a', { href: '/documentation/json', textContent: 'OpenAPI document' }),
    ]),
  )
})()
`
