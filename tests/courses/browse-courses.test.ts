import { listBookableCategories, listCourses, readCourse } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'

describe('browsing courses', () => {
  test('a visitor sees courses, prices and places, and is told of no action', async () => {
    const { visitor } = await startPlatform()
    const { data, meta } = await visitor.call(listCourses, { query: { source: 'online', per_page: 50 } })
    expect(data).toHaveLength(50)
    expect(meta.pagination.total_records).toBeGreaterThan(50)
    for (const course of data) {
      expect(course.bookable_action).toEqual({ action: null, message: null })
      expect(course.price?.formatted).toMatch(/^£\d+\.\d{2}$/)
    }
  })
})
