import { amountOf } from '../../tests/support/long-forms.ts'

export const phone = { width: 375, height: 740 } as const
export const desktop = { width: 1280, height: 900 } as const

type Window = typeof phone | typeof desktop

/** Whether every journey runs at every possible width and venue, as in `npm run prove`. */
export const isEverywhere = amountOf('TOUCHLINE_WINDOWS', 1) > 1

/** The windows of a journey that is the same at every width: the given one in every run. */
export function windowsOf(usual: Window): readonly Window[] {
  return isEverywhere ? [phone, desktop] : [usual]
}
