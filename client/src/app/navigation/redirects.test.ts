import { describe, expect, test } from 'vitest'
import { safeRedirect, withoutTrailingSlash } from './redirects.ts'

const here = new URL('https://bookings.leisure.co.uk/register?x=1')

describe('the redirect query', () => {
  test.each([
    ['/basket', '/basket'],
    ['/basket?a=1#b', '/basket?a=1#b'],
    ['basket', '/basket'],
    ['https://bookings.leisure.co.uk/basket', '/basket'],
    ['https://my-account.leisure.co.uk/', 'https://my-account.leisure.co.uk/'],
    ['https://leisure.co.uk/', 'https://leisure.co.uk/'],
  ])('[O-20] %s leads to %s', (value, target) => {
    expect(safeRedirect(value, here)).toBe(target)
  })

  test.each([
    null,
    '',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'https://evil.co.uk/',
    'https://leisure.co.uk.evil.example/',
    'https://notleisure.co.uk/',
    'http://my-account.leisure.co.uk/',
    'https://bookings.leisure.co.uk@evil.example/',
    'https://user@my-account.leisure.example/',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('[O-20] %o leads nowhere', (value) => {
    expect(safeRedirect(value, here)).toBeNull()
  })

  test('[O-20] on a bare domain sub-domains are safe, sibling domains are not', () => {
    const bare = new URL('https://leisure.co.uk/')
    expect(safeRedirect('https://my-account.leisure.co.uk/', bare)).toBe('https://my-account.leisure.co.uk/')
    expect(safeRedirect('https://other.co.uk/', bare)).toBeNull()
    expect(safeRedirect('http://127.0.0.1:9/', new URL('http://127.0.0.1:4000/'))).toBe('http://127.0.0.1:9/')
    expect(safeRedirect('http://10.0.0.1/', new URL('http://127.0.0.1:4000/'))).toBeNull()
  })
})

describe('the trailing slash', () => {
  test.each([
    ['/basket/', '/basket'],
    ['/basket///', '/basket'],
    ['//evil.example/', '/evil.example'],
    ['//', '/'],
  ])('[S2-058 partly] %s becomes %s', (path, target) => {
    expect(withoutTrailingSlash(path)).toBe(target)
  })

  test.each(['/', '/basket', '/a/b'])('[C-16] %s stays', (path) => {
    expect(withoutTrailingSlash(path)).toBeNull()
  })
})
