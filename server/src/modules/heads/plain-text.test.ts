import { expect, test } from 'vitest'
import { withHead } from '../../infra/http/page-head.ts'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>Swim&nbsp;for <b>all</b></p>\n<p>Tom &amp; Jo</p>', 'Swim for all Tom & Jo'],
  ['a < b and c > d', 'a d'],
  ['&#39;Aqua&#39; &unknown;', "'Aqua' &unknown;"],
  ['', ''],
])('%o reads as %o', (html, expected) => {
  expect(plainText(html)).toBe(expected)
})

test('a long text is cut at a word', () => {
  const cut = plainText('swimming '.repeat(60))
  expect(cut).toMatch(/^(swimming )+swimming…$/)
  expect(cut.length).toBeLessThanOrEqual(201)
})

test('[O-332] no text of an operator ends an element of the head', () => {
  const hostile = `</script><script>alert(1)</script>"><img src=x onerror=alert(1)> $& $'`
  const page = withHead(
    '<html><head><title>x</title></head><body></body></html>',
    {
      siteName: hostile,
      title: hostile,
      description: hostile,
      path: '/',
      picture: '/share.png',
      subject: { '@type': 'Event', name: hostile },
    },
    'https://site.test',
  )
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page).not.toContain('<img')
  expect(page.match(/<\/head>/g)).toHaveLength(1)
})
