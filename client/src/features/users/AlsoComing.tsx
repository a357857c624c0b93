import { useTranslation } from 'react-i18next'
import { usePersonTone } from '../../app/session/person-tone.ts'
import { styled } from '../../theme/styled.ts'
import { chipRecipe } from '../../ui/labels/chip-recipe.ts'
import { PersonChip } from '../../ui/labels/PersonChip.tsx'
import type { OtherPerson } from './use-other-people.ts'

const Group = styled('fieldset', { base: { minWidth: 0, display: 'grid', gap: '2' } })
const Legend = styled('legend', { base: { fontSize: 'sm', color: 'fg.muted', mb: '2' } })
const Chips = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Chip = styled('label', chipRecipe)

type Props = {
  readonly people: readonly OtherPerson[]
  readonly chosen: readonly Pick<OtherPerson, 'id'>[]
  readonly onChange: (id: number, isComing: boolean) => void
}

/** The people who come as well, each with one tap. */
export function AlsoComing({ people, chosen, onChange }: Props) {
  const { t } = useTranslation(['courses'])
  const toneOf = usePersonTone()
  if (people.length === 0) return null
  return (
    <Group>
      <Legend>{t('courses:campBooking.alsoComing')}</Legend>
      <Chips>
        {people.map(({ id, firstName }) => (
          <Chip key={id}>
            <input
              type="checkbox"
              checked={chosen.some((one) => one.id === id)}
              onChange={(event) => onChange(id, event.currentTarget.checked)}
            />
            <PersonChip name={firstName} tone={toneOf({ id, name: firstName })} />
          </Chip>
        ))}
      </Chips>
    </Group>
  )
}
