import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { gone, inFields } from './deviation.ts'
import { type Served, servePlatform } from './serve-platform.ts'
import { configFile, folder, typed } from './typed.ts'

const [withoutTown] = inFields('GET /directory/halls', 'listVenues', [['', 'data[].town', gone, 'missing', 'S3']])
const file = join(folder, 'waivers.json')
const good = {
  call: 'listVenues',
  field: 'data[].town',
  kind: 'missing',
  owner: 'Brigid',
  reason: 'The town comes with the next release.',
  until: '2027-02-01',
}

let served: Served | undefined

beforeEach(async () => {
  served = await servePlatform(withoutTown?.change ?? ((_, reply) => reply))
})
afterEach(async () => {
  await served?.close()
  rmSync(file, { force: true })
})

async function probedWith(waivers: unknown, ...more: readonly string[]) {
  if (waivers !== undefined) writeFileSync(file, JSON.stringify(waivers))
  return typed(['probe', '--url', served?.url ?? '', '--config', configFile, '--yes', '--waivers', file, ...more])
}

describe('waivers', () => {
  test('[O-408] --write-waivers begins a file that is not there', async () => {
    const { printed } = await probedWith(undefined, '--write-waivers')
    expect(printed).toContain(`1 waiver is proposed in ${file}.`)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
      { call: 'listVenues', field: 'data[].town', kind: 'missing', owner: '', reason: '', until: '2027-02-03' },
    ])
  })

  test('[O-408] a file that is named and not there ends with 2 before anything is asked', async () => {
    const { code, complaints, progress } = await probedWith(undefined)
    expect([code, complaints.length, progress]).toEqual([2, 1, []])
    expect(complaints[0]).toContain('waivers.json')
  })

  test('[O-408] a failing row with a waiver is shown with its reason and does not fail', async () => {
    const { code, printed } = await probedWith([good])
    expect(code).toBe(0)
    expect(printed).toMatch(/held {2}listVenues data\[\]\.town.*waived until 2027-02-01: The town comes/)
  })

  test.each([
    ['expired', { ...good, until: '2027-01-03' }, 'it ended on 2027-01-03'],
    ['without a reason', { ...good, reason: ' ' }, 'nobody has written its reason'],
    ['without an owner', { ...good, owner: '' }, 'nobody has written its owner'],
  ])('[O-408] one that is %s fails by name', async (_, waiver, problem) => {
    const { code, printed } = await probedWith([waiver])
    expect(code).toBe(1)
    expect(printed).toContain(`FAIL  waiver listVenues data[].town missing: ${problem}`)
    expect(printed).toContain('FAIL  listVenues data[].town')
  })

  test('[O-408] on its last day it holds', async () => {
    expect((await probedWith([{ ...good, until: '2027-01-04' }])).code).toBe(0)
  })

  test('[O-408] one that is no longer needed fails by name, and one of a call that was not asked does not', async () => {
    const { code, printed } = await probedWith([
      good,
      { ...good, field: 'data[].area' },
      { ...good, call: 'listBookings', field: 'data[].id' },
    ])
    expect(code).toBe(1)
    const told = printed.split('\n').filter((line) => line.includes('FAIL'))
    expect(told).toEqual(['  FAIL  waiver listVenues data[].area missing: it is no longer needed'])
  })

  test('[O-408] --write-waivers proposes an entry that fails until somebody writes its owner and reason', async () => {
    writeFileSync(file, '[]')
    expect((await probedWith(undefined, '--write-waivers')).code).toBe(1)
    const proposed = JSON.parse(readFileSync(file, 'utf8')) as readonly (typeof good)[]
    expect(proposed).toEqual([{ ...good, owner: '', reason: '', until: '2027-02-03' }])
    const { code, printed } = await probedWith(undefined)
    expect(code).toBe(1)
    expect(printed).toContain('waiver listVenues data[].town missing: nobody has written its owner and reason')
    expect((await probedWith(proposed.map((each) => ({ ...each, owner: 'Brigid', reason: 'Known.' })))).code).toBe(0)
  })

  test.each([
    ['is no list', {}, 'the file'],
    ['names a kind that there is not', [{ ...good, kind: 'lost' }], '0/kind'],
    ['has no end', [{ ...good, until: undefined }], '0'],
  ])('[O-406] a file that %s ends with 2 and one line', async (_, waivers, place) => {
    const { code, complaints } = await probedWith(waivers)
    expect([code, complaints.length]).toEqual([2, 1])
    expect(complaints[0]).toContain(`contract-waivers.json: ${place} `)
  })

  test('[O-406] a file that is named and missing ends with 2 and one line', async () => {
    const { code, complaints } = await probedWith(undefined)
    expect([code, complaints]).toEqual([2, [`${file} cannot be read.`]])
  })
})
