import { expect, test } from 'vitest'
import { isFrameAncestor } from './frame-ancestor.ts'

test.each(['https://partner.example', 'http://partner.test:8080', 'https://www.xn--bcher-kva.example'])(
  '[O-320 partly] %s names the pages of one origin',
  (origin) => {
    expect(isFrameAncestor(origin)).toBe(true)
  },
)

test.each([
  '*',
  'https:',
  "'self'",
  'null',
  'partner.example',
  'https://*.partner.example',
  'https://partner.example/',
  'https://partner.example/page',
  'https://PARTNER.example',
  'https://partner.example:443',
  'https://user@partner.example',
  'https://partner.example https://other.example',
  'https://partner.example;script-src',
  'http://[::1]:4000',
  'ftp://partner.example',
])('[O-320 partly] %s does not', (text) => {
  expect(isFrameAncestor(text)).toBe(false)
})
