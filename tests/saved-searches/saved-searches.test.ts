import {
  type ApiTypes,
  deleteSavedSearch,
  limits,
  listSavedSearches,
  renameSavedSearch,
  saveSearch,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { type Person, startPlatform } from '../support/platform.ts'

type Search = ApiTypes['saveSearch']['body']['data']

const swims: Search = {
  name: 'Swims',
  path: '/location/ashcombe-leisure-centre/public-swims',
  query: 'after=16:00&days[]=mon&days[]=wed',
}
const save = async (person: Person, search: Partial<Search>) =>
  (await person.call(saveSearch, { body: { data: { ...swims, ...search } } })).data
const refuse = (person: Person, search: Partial<Search>) =>
  person.refusal(saveSearch, { body: { data: { ...swims, ...search } } })
const namesOf = async (person: Person) =>
  (await person.call(listSavedSearches, { query: { per_page: 100 } })).data.map(({ name }) => name)

describe('[O-256] saved searches', () => {
  test('are saved, listed by name, renamed and deleted', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const saved = await save(amina, { name: ' Swims ' })
    expect(saved).toMatchObject({ ...swims, query: 'after=16%3A00&days%5B%5D=mon&days%5B%5D=wed' })
    await save(amina, { name: 'Easter camps', path: '/camps/location/ashcombe-leisure-centre', query: '' })
    expect(await namesOf(amina)).toEqual(['Easter camps', 'Swims'])
    const params = { savedSearchId: saved.id }
    await amina.call(renameSavedSearch, { params, body: { data: { name: 'Dips' } } })
    expect(await namesOf(amina)).toEqual(['Dips', 'Easter camps'])
    await amina.call(deleteSavedSearch, { params })
    expect(await namesOf(amina)).toEqual(['Easter camps'])
    expect(await amina.refusal(deleteSavedSearch, { params })).toMatchObject({ status: 404, code: 'item_not_found' })
  })

  test('belong to their owner alone, also from staff', async () => {
    const { as } = await startPlatform()
    const [amina, carys, ellie] = [await as('amina'), await as('carys'), await as('ellie')]
    const params = { savedSearchId: (await save(amina, {})).id }
    for (const person of [carys, ellie]) {
      expect(await namesOf(person)).toEqual([])
      expect(await person.refusal(deleteSavedSearch, { params })).toMatchObject({ status: 404 })
      const renaming = { params, body: { data: { name: 'Mine' } } }
      expect(await person.refusal(renameSavedSearch, renaming)).toMatchObject({ status: 404 })
    }
    expect(await namesOf(amina)).toEqual(['Swims'])
  })

  test('have names of their own, whatever the case', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    await save(amina, {})
    const other = await save(amina, { name: 'Camps' })
    const taken = { 'data.name': ['You have a saved search of this name already.'] }
    expect((await refuse(amina, { name: 'SWIMS' })).errors).toEqual(taken)
    const params = { savedSearchId: other.id }
    const renaming = { params, body: { data: { name: 'swims' } } }
    expect((await amina.refusal(renameSavedSearch, renaming)).errors).toEqual(taken)
    await amina.call(renameSavedSearch, { params, body: { data: { name: 'CAMPS' } } })
    expect((await refuse(amina, { name: '  ' })).errors).toEqual({ 'data.name': ['This field is required'] })
  })

  test('are at most twenty of a customer, also when two are saved at once', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    for (let index = 1; index < limits.savedSearches.count; index++) await save(amina, { name: `Search ${index}` })
    const both = await Promise.allSettled(['Left', 'Right'].map((name) => save(amina, { name })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await refuse(amina, { name: 'One more' })).errors).toEqual({
      'data.name': ['You can save at most 20 searches.'],
    })
  })

  test.each([
    ['another host', { path: '//example.test' }, 'path'],
    ['another host by its address', { path: 'https://example.test/' }, 'path'],
    ['a way out of the site', { path: '/location/../sandbox' }, 'path'],
    ['markup as text', { query: 'name=<img src=x>' }, 'query'],
    ['markup in another spelling', { query: 'name=%3Cscript%3E' }, 'query'],
    ['a line break in another spelling', { query: 'name=a%0Ab' }, 'query'],
    ['what is no text', { query: 'name=%FF' }, 'query'],
    ['a login', { query: 'token=abc' }, 'query'],
    ['a way back', { query: 'redirect=%2F' }, 'query'],
    ['a filter without a name', { query: '=a' }, 'query'],
    ['a long value', { query: `name=${'a'.repeat(101)}` }, 'query'],
    ['twenty-one filters', { query: Array.from({ length: 21 }, (_, index) => `f${index}=1`).join('&') }, 'query'],
  ] as const)('hold no %s', async (_what, search, field) => {
    const { as } = await startPlatform()
    expect((await refuse(await as('amina'), search)).errors).toEqual({ [`data.${field}`]: [expect.any(String)] })
  })
})
