import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { selectUser } from '../../app/session/session.ts'
import { usePersonTone } from '../../app/session/person-tone.ts'
import { styled } from '../../theme/styled.ts'
import { PersonChip } from '../../ui/labels/PersonChip.tsx'
import { useChoosableUsers } from './use-choosable-users.ts'

const Line = styled('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'touch',
    maxWidth: 'full',
    pe: '2',
    borderRadius: 'control',
    _hover: { bg: 'bg.subtle' },
    '&:has(select:focus-visible)': { outline: '3px solid', outlineColor: 'brand.edge', outlineOffset: '2px' },
    '& > svg': { width: '16px', height: '16px', flexShrink: 0 },
  },
  variants: { insteadOfBanner: { true: { display: { base: 'inline-flex', md: 'none' } } } },
})
// The native list, covering the whole name.
const Chooser = styled('select', {
  base: { position: 'absolute', inset: 0, width: 'full', opacity: 0, cursor: 'pointer' },
})

type Props = {
  /** On phones it replaces the banner; on wider screens the banner asks. */
  readonly insteadOfBanner?: boolean
}

/** The attendee of a page, changeable in place; shown to customers with linked users. */
export function ForWhom({ insteadOfBanner = false }: Props) {
  const { t } = useTranslation(['activities'])
  const toneOf = usePersonTone()
  const choice = useChoosableUsers()
  if (!choice) return null
  const { users, selected } = choice
  const name = users.find(({ id }) => id === selected)?.name ?? ''
  return (
    <Line insteadOfBanner={insteadOfBanner} data-asks-who={insteadOfBanner ? '' : undefined}>
      <PersonChip name={name} tone={toneOf({ id: selected, name })}>
        {t('activities:bookingFor.for', { name })}
      </PersonChip>
      <ChevronDown aria-hidden="true" />
      <Chooser
        aria-label={t('activities:bookingFor.label')}
        value={String(selected)}
        onChange={(event) => selectUser(Number(event.currentTarget.value))}
      >
        {users.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Chooser>
    </Line>
  )
}
