import Type from 'typebox'
import { strictObject } from '../shared/define.ts'
import { limits } from '../shared/limits.ts'

/** The password again, for what a stranger at an open screen must not do. */
export const PasswordAgain = strictObject({
  data: strictObject({
    password: Type.String({ minLength: 1, maxLength: limits.passwordLength.maximum, examples: ['Touchline-2026'] }),
  }),
})
