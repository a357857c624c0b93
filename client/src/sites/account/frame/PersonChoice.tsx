import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { selectUser } from '../../../app/session/session.ts'
import { nameOfUser } from '../../../app/session/session-state.ts'
import type { User } from '../../../app/session/session-state.ts'
import { usePersonTone } from '../../../app/session/person-tone.ts'
import { useChoosableUsers } from '../../../features/users/use-choosable-users.ts'
import { styled } from '../../../theme/styled.ts'
import { PersonInitial } from '../../../ui/labels/PersonChip.tsx'

// On phones a bar from edge to edge below the sub-navigation.
const Person = styled('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minWidth: 0,
    minHeight: { base: 'touch', md: '56px' },
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '1' },
    mb: { md: '3' },
    bg: { base: 'brand.subtle', md: 'transparent' },
    fontSize: 'sm',
  },
})
const Words = styled('div', {
  base: { display: { base: 'flex', md: 'grid' }, alignItems: 'center', columnGap: '2', flex: '1', minWidth: 0 },
})
const Label = styled('label', { base: { color: 'fg.muted', fontSize: 'xs', whiteSpace: 'nowrap' } })
const Chosen = styled('span', {
  base: { position: 'relative', display: 'flex', alignItems: 'center', gap: '2', minWidth: 0, flex: '1' },
})
const Chooser = styled('select', {
  base: {
    appearance: 'none',
    flex: '1',
    minWidth: 0,
    minHeight: { base: 'touch', md: '28px' },
    pe: '5',
    bg: 'transparent',
    color: 'fg',
    fontWeight: 'bold',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '& + svg': { position: 'absolute', insetInlineEnd: '0', width: '18px', height: '18px', pointerEvents: 'none' },
  },
})
const Name = styled('p', { base: { fontWeight: 'bold', overflowWrap: 'anywhere' } })
const Detail = styled('p', { base: { color: 'fg.muted', fontSize: 'xs' } })

/** The switcher of the person booked for; without linked people the customer's name and reference. [S2-128 to S2-131] */
export function PersonChoice({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account', 'common'])
  const id = useId()
  const toneOf = usePersonTone()
  const choice = useChoosableUsers()
  const own = nameOfUser(user)
  if (!choice) {
    return (
      <Person aria-label={t('common:account.heading')}>
        <PersonInitial name={own} tone={0} size="large" />
        <Words>
          <Name>{own}</Name>
          {user.reference ? <Detail>{t('common:account.reference', { reference: user.reference })}</Detail> : null}
        </Words>
      </Person>
    )
  }
  const { users, selected } = choice
  const name = users.find((one) => one.id === selected)?.name ?? own
  return (
    <Person aria-label={t('common:bookingFor.region')}>
      <PersonInitial name={name} tone={toneOf({ id: selected })} size="large" />
      <Words>
        <Label htmlFor={id}>{t('common:bookingFor.label')}</Label>
        <Chosen>
          <Chooser id={id} value={String(selected)} onChange={(event) => selectUser(Number(event.currentTarget.value))}>
            {users.map((one) => (
              <option key={one.id} value={one.id}>
                {one.label}
              </option>
            ))}
          </Chooser>
          <ChevronDown aria-hidden="true" />
        </Chosen>
      </Words>
    </Person>
  )
}
