import type { Language } from '@touchline/languages'
import { describe, expect, test } from 'vitest'
import { text } from '../../../texts/index.ts'
import { compose } from './compose.ts'

const to = { firstName: 'Amina', language: 'en', organisation: 'Fairwater Leisure' } as const
const subject = text('mails:order_subject', { reference: 'TL-1' })

describe('[O-301] a mail', () => {
  test('says the same as HTML and as text; a link shows its address in the text', () => {
    const link = { link: text('mails:map'), href: 'https://maps.example/?a=1&b="2"', to: 'map' } as const
    const mail = compose({
      ...to,
      subject,
      blocks: [{ heading: 'Where' }, { list: [{ text: 'Pool <1>', under: [link] }] }, link],
    })
    expect(mail.text).toBe(
      'Dear Amina,\n\nWhere\n\n- Pool <1>\n    Map and directions: https://maps.example/?a=1&b="2"\n\n' +
        'Map and directions: https://maps.example/?a=1&b="2"\n\nFairwater Leisure\n',
    )
    const anchor = '<a href="https://maps.example/?a=1&amp;b=&quot;2&quot;">Map and directions</a>'
    expect(mail.html).toContain(
      `<h2>Where</h2>\n<ul><li>Pool &lt;1&gt;<ul><li>${anchor}</li></ul></li></ul>\n<p>${anchor}</p>`,
    )
  })

  test('[O-585] in another language than the fallback leads to pages in it', () => {
    const blocks = (['page', 'file', 'map'] as const).map((to) => {
      return { link: text('mails:open_booking'), href: `https://site.example/${to}?for=7#token=x`, to }
    })
    const hrefs = (language: Language) => compose({ ...to, language, subject, blocks }).text.match(/https:\S+/g)
    expect(hrefs('cy')).toEqual([
      'https://site.example/page?for=7&lang=cy#token=x',
      'https://site.example/file?for=7#token=x',
      'https://site.example/map?for=7#token=x',
    ])
    expect(hrefs('en')?.[0]).toBe('https://site.example/page?for=7#token=x')
  })

  test.each([
    ['one course of 400 sessions', 1, 400],
    ['200 lines of 20 sessions', 200, 20],
    ['5,000 lines', 5000, 0],
  ])('of %s has 60 kB at most, and says what it leaves out', (_what, items, lines) => {
    const under = Array.from({ length: lines }, (_, line) => `Tuesday ${line}, ${'Łódź '.repeat(12)}`)
    const list = Array.from({ length: items }, (_, item) => ({ text: `Line ${item} ${'x'.repeat(60)}`, under }))
    const mail = compose({ ...to, subject, blocks: [{ list }] })
    expect(Buffer.byteLength(mail.html + mail.text)).toBeLessThanOrEqual(60_000)
    expect(mail.text).toMatch(/and \d+ more/)
    expect(mail.html).toMatch(/and \d+ more/)
  })
})
