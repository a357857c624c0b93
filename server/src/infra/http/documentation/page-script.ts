/**
 * The documentation page's additions to Swagger UI: a bar with the name, a search, and the sandbox sent with every
 * try-out. Runs before Swagger UI starts.
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

  // Swagger UI draws only what is on the screen of so many calls: what is found is what it is given to draw.
  const search = make('input', { type: 'search', placeholder: 'Search calls', autocomplete: 'off' })
  const count = make('output', { className: 'tl-count' })
  const textOf = (tag, call) => [tag, call.get('method'), call.get('path'), call.getIn(['operation', 'summary'])].join(' ').toLowerCase()
  const opsFilter = (tags, phrase) => {
    const words = phrase.toLowerCase().split(/\\s+/).filter(Boolean)
    const isMeant = (tag) => (call) => words.every((word) => textOf(tag, call).includes(word))
    const found = tags
      .map((section, tag) => section.set('operations', section.get('operations').filter(isMeant(tag))))
      .filter((section) => section.get('operations').size > 0)
    const calls = found.reduce((sum, section) => sum + section.get('operations').size, 0)
    count.textContent = calls === 1 ? '1 call' : calls + ' calls'
    return found
  }
  let layout
  const find = () => {
    const phrase = search.value.trim()
    if (phrase === '') count.textContent = ''
    layout?.updateFilter(phrase === '' ? false : phrase)
  }
  search.addEventListener('input', find)
  const searching = () => ({
    fn: { opsFilter },
    afterLoad({ layoutActions }) {
      layout = layoutActions
      find()
    },
  })

  window.SwaggerUIBundle = Object.assign(
    (config) => start({ ...config, requestInterceptor, plugins: [...(config.plugins ?? []), searching] }),
    start,
  )

  const label = (text, input) => make('label', {}, [make('span', { textContent: text }), input])
  const bar = make('header', { className: 'tl-bar' }, [
    make('a', { className: 'tl-name', href: '/', textContent: 'Touchline' }),
    make('span', { className: 'tl-what', textContent: 'API' }),
    label('Search', search),
    count,
    label('Sandbox', sandbox),
    make('a', { href: '/documentation/json', textContent: 'OpenAPI document' }),
  ])
  document.body.prepend(bar)
})()
`
