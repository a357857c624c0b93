import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../app/session/use-session.ts'
import { usePersonTone } from '../../app/session/person-tone.ts'
import { styled } from '../../theme/styled.ts'
import { ChoiceChip } from '../../ui/labels/Chip.tsx'
import { PersonInitial } from '../../ui/labels/PersonChip.tsx'

const Group = styled('fieldset', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', minWidth: 0 } })

type Props = {
  readonly people: readonly { readonly id: number; readonly name: string }[]
  /** Null for everyone. */
  readonly chosen: number | null
  readonly onChoose: (id: number | null) => void
}

/** A filter by person, the chosen one with a tick; hidden when all bookings are of one. */
export function PersonFilter({ people, chosen, onChoose }: Props) {
  const { t } = useTranslation(['activities'])
  const { user, customer } = useSession()
  const toneOf = usePersonTone()
  if (people.length < 2) return null
  return (
    <Group aria-label={t('activities:bookings.whose')}>
      <ChoiceChip kind="radio" name="whose" checked={chosen === null} onChange={() => onChoose(null)}>
        {chosen === null ? <Check aria-hidden="true" /> : null}
        {t('activities:bookings.everyone')}
      </ChoiceChip>
      {people.map(({ id, name }) => (
        <ChoiceChip key={id} kind="radio" name="whose" checked={chosen === id} onChange={() => onChoose(id)}>
          {chosen === id ? <Check aria-hidden="true" /> : null}
          <PersonInitial name={name} tone={toneOf({ id, name })} />
          {customer === null && id === user?.id ? t('activities:bookings.you') : name}
        </ChoiceChip>
      ))}
    </Group>
  )
}
