import { describe, expect, test } from 'vitest'
import { draftsIn } from './drafts.ts'

function slots() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}

const refusing = (): never => {
  throw new DOMException('no storage here', 'SecurityError')
}

describe('drafts of forms', () => {
  test('are kept for each form and person', () => {
    const drafts = draftsIn(slots)
    expect(drafts.take({ form: 'register', person: null })).toBeNull()
    const storage = slots()
    const own = draftsIn(() => storage)
    own.keep({ form: 'course/a', person: 7 }, { name: 'Saffy' })
    expect(own.take({ form: 'course/a', person: 7 })).toEqual({ name: 'Saffy' })
    expect(own.take({ form: 'course/a', person: 8 })).toBeNull()
    expect(own.take({ form: 'course/b', person: 7 })).toBeNull()
    own.drop({ form: 'course/a', person: 7 })
    expect(own.take({ form: 'course/a', person: 7 })).toBeNull()
  })

  test('a visitor’s draft becomes the draft of the customer who logs in, and of nobody else', () => {
    const storage = slots()
    const drafts = draftsIn(() => storage)
    drafts.keep({ form: 'course/a', person: 7 }, 'typed last week')
    drafts.keep({ form: 'course/a', person: null }, 'typed just now')
    expect(drafts.take({ form: 'course/a', person: 7 })).toBe('typed just now')
    expect(drafts.take({ form: 'course/a', person: 8 })).toBeNull()
    expect(drafts.take({ form: 'course/a', person: null })).toBeNull()
  })

  test('are deleted all together or by form; other storage stays', () => {
    const storage = slots()
    const drafts = draftsIn(() => storage)
    storage.setItem('something else', '1')
    for (const form of ['course/a', 'course/b', 'billing']) drafts.keep({ form, person: 7 }, form)
    expect(['course/', 'register'].map(drafts.hasAny)).toEqual([true, false])
    drafts.dropAll('course/', (draft) => draft === 'course/a')
    expect(storage.length).toBe(3)
    drafts.dropAll('course/')
    expect(drafts.hasAny('course/')).toBe(false)
    expect(storage.length).toBe(2)
    expect(drafts.take({ form: 'billing', person: 7 })).toBe('billing')
    drafts.dropAll()
    expect(storage.getItem('something else')).toBe('1')
    expect(storage.length).toBe(1)
  })

  test('without storage, or with invalid content in it, only the draft is lost', () => {
    const without = draftsIn(refusing)
    expect(() => {
      without.keep({ form: 'register', person: null }, {})
      without.drop({ form: 'register', person: null })
      without.dropAll()
    }).not.toThrow()
    expect(without.take({ form: 'register', person: 7 })).toBeNull()
    const storage = slots()
    storage.setItem('touchline.draft.register#visitor', '{half')
    expect(draftsIn(() => storage).take({ form: 'register', person: null })).toBeNull()
  })
})
