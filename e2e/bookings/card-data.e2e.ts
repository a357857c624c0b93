import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { browserStorage, cards, filesWithCardData, hasCardData } from '../support/card-numbers.ts'
import { expect, test } from '../support/test.ts'
import { noteTraffic } from '../support/traffic.ts'

const code = JSON.stringify({ security_code: '739' })
const planted = [cards.good, '4242 4242 4242 4242', code]

test('[PAY-70 partly] the scan for card data finds card numbers and security codes wherever they are planted', async ({
  page,
  context,
  stack,
  sandbox,
}) => {
  for (const text of [...planted, 'cvc=739&next=1', "'cvv': '7391'", String.raw`{\"securityCode\":\"739\"}`]) {
    expect([text, hasCardData(text)]).toEqual([text, true])
  }
  for (const text of ['"requires_security_code":true', 'invalid_cvc', '"security_code":"73912"', '4242']) {
    expect([text, hasCardData(text)]).toEqual([text, false])
  }

  for (const [at, text] of planted.entries()) {
    const path = join(stack.dataDir, `planted-${at}.db`)
    await writeFile(path, Buffer.concat([Buffer.from([0, 255, 17]), Buffer.from(text), Buffer.from([3])]))
    expect(await filesWithCardData(stack.dataDir)).toEqual([path])
    await rm(path)
  }

  // On the site's origin, without its script, which writes a history of its own.
  await page.goto('/config.json')
  const isFound = async () => hasCardData(await browserStorage(context))
  expect(await isFound()).toBe(false)
  for (const text of planted) {
    await page.evaluate((value) => localStorage.setItem('planted', value), text)
    expect([text, await isFound()]).toEqual([text, true])
    await page.evaluate(() => localStorage.removeItem('planted'))
    await page.evaluate((value) => sessionStorage.setItem('planted', value), text)
    expect([text, await isFound()]).toEqual([text, true])
    await page.evaluate(() => sessionStorage.removeItem('planted'))
  }
  for (const plant of ['window.name', 'history', 'cookie'] as const) {
    await page.evaluate(put, { plant, value: cards.good })
    expect([plant, await isFound()]).toEqual([plant, true])
    await page.evaluate(put, { plant, value: null })
    expect([plant, await isFound()]).toEqual([plant, false])
  }
  await page.evaluate(keepInDatabase, cards.good)
  expect(await isFound()).toBe(true)
  await page.evaluate(dropDatabase)
  expect(await isFound()).toBe(false)

  const traffic = noteTraffic(context, `${stack.url}/elsewhere/`)
  await page.evaluate((value) => fetch(`/elsewhere/${value}`).catch(() => null), cards.good)
  expect(hasCardData(await traffic())).toBe(true)
  expect(sandbox.id).toBeTruthy()
})

type Planting = { readonly plant: 'window.name' | 'history' | 'cookie'; readonly value: string | null }

function put({ plant, value }: Planting): void {
  if (plant === 'window.name') window.name = value ?? ''
  if (plant === 'history') history.replaceState(value, '')
  if (plant === 'cookie') document.cookie = `planted=${value ?? ''}; path=/; max-age=${value === null ? 0 : 60}`
}

function keepInDatabase(value: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('planted')
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('cards'))
    opening.addEventListener('error', () => reject(new Error('not opened')))
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('cards', 'readwrite')
      writing.objectStore('cards').put({ number: value }, 1)
      writing.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })
}

function dropDatabase(): Promise<void> {
  return new Promise((resolve) => {
    indexedDB.deleteDatabase('planted').addEventListener('success', () => resolve())
  })
}
