import { expect, test } from 'vitest'
import { recallLook, rememberLook } from './remembered-look.ts'

function rootWith(cssText: string) {
  const properties = new Map<string, string>()
  const style = { cssText, setProperty: (name: string, value: string) => void properties.set(name, value) }
  // The two members of an element that are used.
  return { root: { style } as unknown as HTMLElement, properties }
}

function storeOf(kept: string | null) {
  const values = new Map<string, string>(kept === null ? [] : [['touchline-look', kept]])
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  return { store: () => store, values }
}

test('the next visit begins with the look and the name of the last one', () => {
  const { store } = storeOf(null)
  const last = rootWith(`--theme-bg: #ffffff; --theme-font-body: 'Roboto', 'Roboto fallback', system-ui; `)
  rememberLook(last.root, 'Fairwater & Söhne; Leisure', store)
  const next = rootWith('')
  expect(recallLook(next.root, store)).toBe('Fairwater & Söhne; Leisure')
  expect([...next.properties]).toEqual([
    ['--theme-bg', '#ffffff'],
    ['--theme-font-body', "'Roboto', 'Roboto fallback', system-ui"],
  ])
})

test('the remembered values style nothing but the theme', () => {
  const { root, properties } = rootWith('')
  const { store } = storeOf('background: url(//elsewhere.example/x); --theme-bg: url(//elsewhere.example/x)')
  expect(recallLook(root, store)).toBeNull()
  expect(properties.size).toBe(0)
})

test('a browser without storage works all the same', () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  const { root } = rootWith('--theme-bg: #ffffff; ')
  expect(() => rememberLook(root, 'Fairwater', forbidden)).not.toThrow()
  expect(recallLook(root, forbidden)).toBeNull()
})
