import { expect, test } from 'vitest'
import { bareMarkup } from '../testing/bare-markup.tsx'
import { StillToDo } from './StillToDo.tsx'

const toDo = ['choose at least one day', 'answer “Telephone”', 'answer “Lunch”'].map((text) => ({ id: text, text }))

async function saidOf(short: boolean): Promise<string> {
  const markup = await bareMarkup(<StillToDo toDo={toDo} onGo={() => undefined} short={short} />)
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

test('the missing steps are listed in the order of the form', async () => {
  expect(await saidOf(false)).toBe('Still to do: choose at least one day answer “Telephone” answer “Lunch”')
})

test('in little room the first missing step is shown with the number of others', async () => {
  expect(await saidOf(true)).toBe('Still to do: choose at least one day and 2 more')
})
