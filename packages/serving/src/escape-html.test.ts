import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('text of a person ends no element, no attribute and no entity', () => {
  expect(escapeHtml(`<b title="it's">Tom & Jo &lt;`)).toBe('&lt;b title=&quot;it&#39;s&quot;&gt;Tom &amp; Jo &amp;lt;')
})
