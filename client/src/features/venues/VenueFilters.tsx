import { chakra } from '@chakra-ui/react'
import { LocateFixed, Search } from 'lucide-react'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { Position } from './use-position.ts'

const Bar = chakra('search', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'end',
    gridTemplateColumns: { base: '1fr', sm: 'minmax(0, 420px) auto' },
    justifyContent: 'start',
  },
})
const Glass = chakra('span', {
  base: {
    position: 'absolute',
    insetEnd: '3',
    top: 'calc(50% - 10px)',
    color: 'fg.muted',
    pointerEvents: 'none',
    '& svg': { width: '20px', height: '20px' },
  },
})
const Note = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', mt: '2' } })

/** Miles to look around; the largest is the largest that the platform knows. [S9-006, S9-007] */
export const radii = [5, 10, 20, 30] as const

export const defaultRadius = 5

type Props = {
  readonly search: string
  readonly onSearch: (text: string) => void
  readonly position: Position
  readonly onLocate: () => void
  readonly onForget: () => void
  /** Miles; null for any distance. */
  readonly radius: number | null
  readonly onRadius: (radius: number | null) => void
}

/** Ways to find a venue: by name, and near the customer when they ask for it. [O-01] */
export function VenueFilters(props: Props) {
  const { t } = useTexts()
  const { position, radius } = props
  const known = position.status === 'known'
  const options = [
    ...radii.map((miles) => ({ value: String(miles), label: t('home:miles', { count: miles }) })),
    { value: 'any', label: t('home:anyDistance') },
  ]
  return (
    <div>
      <Bar>
        <TextField
          type="search"
          label={t('home:search')}
          placeholder={t('home:searchPlaceholder')}
          value={props.search}
          onChange={props.onSearch}
          autoComplete="off"
          trailing={
            props.search === '' ? (
              <Glass>
                <Search aria-hidden="true" />
              </Glass>
            ) : null
          }
        />
        {known ? (
          <Select
            label={t('home:within')}
            options={options}
            value={radius === null ? 'any' : String(radius)}
            placeholder={null}
            onChange={(value) => props.onRadius(value === 'any' ? null : Number(value))}
          />
        ) : (
          <Button
            variant="secondary"
            icon={<LocateFixed aria-hidden="true" />}
            busy={position.status === 'asking'}
            onClick={props.onLocate}
          >
            {t('home:useMyLocation')}
          </Button>
        )}
      </Bar>
      {known ? (
        <Note>
          {t('home:locationKnown')}{' '}
          <Button variant="text" size="small" onClick={props.onForget}>
            {t('home:forgetLocation')}
          </Button>
        </Note>
      ) : null}
      {position.status === 'refused' ? <Note role="status">{t('home:locationRefused')}</Note> : null}
      {position.status === 'failed' ? <Note role="status">{t('home:locationFailed')}</Note> : null}
    </div>
  )
}
