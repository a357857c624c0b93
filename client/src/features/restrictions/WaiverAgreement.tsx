import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Panel } from '../../ui/overlays/Panel.tsx'
import { RestrictionTerms } from './RestrictionTerms.tsx'

const Section = chakra('section', { base: { display: 'grid', gap: '2', justifyItems: 'start' } })
const Title = chakra('h2', { base: { fontSize: 'lg' } })
const Text = chakra('p', { base: { color: 'fg.muted', maxWidth: 'measure' } })

type Props = {
  readonly waiver: { readonly id: number; readonly name: string | null }
  readonly agreed: boolean
  readonly onChange: (agreed: boolean) => void
  readonly error?: string | undefined
  /** Of the checkbox, for a summary of errors. */
  readonly id: string
}

/** The waiver to agree to before booking: its terms in a panel, and one agreement. [S2-179, S5-019] */
export function WaiverAgreement({ waiver, agreed, onChange, error, id }: Props) {
  const { t } = useTexts()
  const [reading, setReading] = useState(false)
  const name = waiver.name ?? t('activities:waiver.unnamed')
  return (
    <Section aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`}>{t('activities:waiver.heading')}</Title>
      <Text>{t('activities:waiver.intro')}</Text>
      <Button variant="text" opens="dialog" onClick={() => setReading(true)}>
        {t('activities:waiver.read', { name })}
      </Button>
      <Checkbox
        id={id}
        checked={agreed}
        onChange={onChange}
        error={error}
        label={t('activities:waiver.agree', { name })}
      />
      {reading ? (
        <Panel title={name} onClosed={() => setReading(false)}>
          <RestrictionTerms restrictionId={waiver.id} />
        </Panel>
      ) : null}
    </Section>
  )
}
