import { amountOf } from '../../tests/support/long-forms.ts'

export const phone = { width: 375, height: 740 } as const
export const desktop = { width: 1280, height: 900 } as const

type Window = typeof phone | typeof desktop

/** Whether every journey is walked at every width and venue that it could be walked at, as `npm run prove` does. */
export const isEverywhere = amountOf('TOUCHLINE_WINDOWS', 1) > 1

/** The windows of a journey that is the same at any width: in every run the one that it is given. */
export function windowsOf(usual: Window): readonly Window[] {
  return isEverywhere ? [phone, desktop] : [usual]
}
