import { chakra } from '@chakra-ui/react'

/** One column of fields with room between them. */
export const Form = chakra('form', { base: { display: 'grid', gap: '5' } })

/** The form's actions, below its fields. */
export const FormActions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', justifyContent: 'space-between' },
})
