import {
  createCategory,
  deleteCategory,
  listCategories,
  type NewCategory,
  readCategory,
  updateCategory,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'

async function stage() {
  const platform = await startPlatform()
  const ellie = await platform.as('ellie')
  const list = async (query = {}) => (await ellie.call(listCategories, { query: { per_page: 100, ...query } })).data
  const called = async (slug: string) => {
    const found = (await list()).find((category) => category.slug === slug)
    if (!found) throw new Error(`no category ${slug}`)
    return found
  }
  return {
    platform,
    ellie,
    list,
    called,
    make: async (data: NewCategory) => (await ellie.call(createCategory, { body: { data } })).data,
    refusedNew: (data: NewCategory) => ellie.refusal(createCategory, { body: { data } }),
  }
}

const polo = { name: 'Water polo', slug: 'water-polo', booking_type: 'classes' } as const

describe('category management', () => {
  test('[P3-129, P3-130] categories list their content, their group and their uses', async () => {
    const { called } = await stage()
    const group = await called('in-the-water')
    expect(group).toMatchObject({ booking_type: null, parent: null, in_use: { in_use: true } })
    expect(group.children.map(({ slug }) => slug)).toContain('swimming-lessons')
    const lessons = await called('swimming-lessons')
    expect(lessons.parent).toEqual({ id: group.id, name: group.name, slug: group.slug, booking_type: null })
    expect(lessons).toMatchObject({
      children: [],
      in_use: { in_use: true, reasons: expect.arrayContaining(['It has schedules.']) },
    })
  })

  test('[P5-043, P5-044] categories are filtered by booking type, and by whether customers can book them', async () => {
    const { list, make } = await stage()
    const camps = await list({ booking_types: ['camps'] })
    expect(camps.length).toBeGreaterThan(0)
    expect(camps.every(({ booking_type: type }) => type === 'camps')).toBe(true)
    await make(polo)
    const slugs = async (source: string) => (await list({ source })).map(({ slug }) => slug)
    expect(await slugs('foh')).toContain(polo.slug)
    expect(await slugs('online')).not.toContain(polo.slug)
    expect(await slugs('online')).toEqual(expect.arrayContaining(['in-the-water', 'swimming-lessons']))
  })

  test('categories are created, read, changed and deleted', async () => {
    const { ellie, make, called } = await stage()
    const group = await called('in-the-water')
    const made = await make({ ...polo, parent_id: group.id })
    expect(made).toMatchObject({
      ...polo,
      parent: { id: group.id },
      children: [],
      in_use: { in_use: false, reasons: [] },
    })
    const params = { categoryId: made.id }
    expect((await ellie.call(readCategory, { params })).data).toEqual(made)
    const change = { name: 'Polo', slug: 'polo', booking_type: 'courses', parent_id: null } as const
    const { data } = await ellie.call(updateCategory, { params, body: { data: change } })
    expect(data).toMatchObject({ name: 'Polo', slug: 'polo', booking_type: 'courses', parent: null })
    await ellie.call(deleteCategory, { params })
    expect((await ellie.refusal(readCategory, { params })).status).toBe(404)
    expect((await ellie.refusal(deleteCategory, { params })).status).toBe(404)
  })

  test.each([
    [{ ...polo, name: '' }, 'data.name'],
    [{ ...polo, name: ' ' }, 'data.name'],
    [{ ...polo, name: 'x'.repeat(256) }, 'data.name'],
    [{ ...polo, slug: '' }, 'data.slug'],
    [{ ...polo, slug: 'x'.repeat(256) }, 'data.slug'],
    [{ ...polo, slug: 'swimming-lessons' }, 'data.slug'],
    [{ ...polo, slug: 'in-the-water' }, 'data.slug'],
    [{ ...polo, parent_id: '0134c1b2-1280-7a56-b1aa-000000000000' }, 'data.parent_id'],
  ])('[P5-038, P5-039, P5-040, P9-015] %j is refused by field', async (data, field) => {
    const { refusedNew } = await stage()
    const { status, errors } = await refusedNew(data)
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]])
  })

  test('[P5-038, P9-015] names have up to 255 characters', async () => {
    const { make } = await stage()
    expect((await make({ ...polo, name: 'x'.repeat(255), slug: 's'.repeat(255) })).slug).toHaveLength(255)
  })

  test('[P4-015, P4-016, P4-017, P5-041, P5-042] a group has no booking type and no parent', async () => {
    const { refusedNew, called, ellie } = await stage()
    const [group, lessons, other] = [
      await called('in-the-water'),
      await called('swimming-lessons'),
      await called('mind-and-body'),
    ]
    const fieldsOf = async (data: NewCategory) => Object.keys((await refusedNew(data)).errors ?? {})
    expect(await fieldsOf({ ...polo, booking_type: null, parent_id: group.id })).toEqual(['data.booking_type'])
    expect(await fieldsOf({ ...polo, parent_id: lessons.id })).toEqual(['data.parent_id'])
    const params = { categoryId: group.id }
    const moved = await ellie.refusal(updateCategory, { params, body: { data: { parent_id: other.id } } })
    expect(Object.keys(moved.errors ?? {})).toEqual(['data.parent_id'])
  })

  test('[P4-013, P4-014, O-53] a category in use cannot be deleted, and keeps its booking type', async () => {
    const { called, ellie } = await stage()
    for (const slug of ['in-the-water', 'swimming-lessons']) {
      const { id, in_use: inUse } = await called(slug)
      const params = { categoryId: id }
      const deleted = await ellie.refusal(deleteCategory, { params })
      expect(deleted).toMatchObject({ status: 409, code: 'category_in_use', errors: { in_use: inUse.reasons } })
      const changed = await ellie.refusal(updateCategory, { params, body: { data: { booking_type: 'camps' } } })
      expect(changed).toMatchObject({ status: 409, errors: { in_use: inUse.reasons } })
      const renamed = await ellie.call(updateCategory, { params, body: { data: { name: `New ${slug}` } } })
      expect(renamed.data.name).toBe(`New ${slug}`)
    }
  })

  test('is for staff only', async () => {
    const { platform } = await stage()
    expect((await platform.visitor.refusal(listCategories, { query: {} })).status).toBe(401)
    expect((await (await platform.as('amina')).refusal(createCategory, { body: { data: polo } })).status).toBe(403)
  })
})
