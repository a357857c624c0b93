import { expect, test } from 'vitest'
import { takePerson } from './url-person.ts'

function taken(address: string, token: string | null = 'a-token') {
  const kept: (number | null)[] = []
  const clean = takePerson(new URL(address), {
    keepSelectedUser: (userId) => void kept.push(userId),
    tokenFor: () => token,
  })
  return { kept, clean: clean?.href ?? null }
}

test('[O-312 partly] an address chooses the person to book for, and loses the parameter', () => {
  expect(taken('https://bookings.example/location/harbour?for=7&lang=cy#top')).toEqual({
    kept: [7],
    clean: 'https://bookings.example/location/harbour?lang=cy#top',
  })
  expect(taken('https://bookings.example/?for=Huw')).toEqual({ kept: [], clean: 'https://bookings.example/' })
  // A visitor may log in as anybody: the address keeps the person until then.
  expect(taken('https://bookings.example/?for=7', null)).toEqual({ kept: [], clean: null })
  expect(taken('https://bookings.example/?centre=harbour')).toEqual({ kept: [], clean: null })
})
