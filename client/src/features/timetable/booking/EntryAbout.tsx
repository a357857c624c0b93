import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SafeHtml } from '../../../ui/text/SafeHtml.tsx'
import type { EntryDetails } from '../use-activity-class.ts'
import { styled } from '../../../theme/styled.ts'

const Part = styled('section', { base: { display: 'grid', gap: '2' } })
const Heading = styled('h3', {
  base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: 'normal' },
})
const Bring = styled('ul', {
  base: {
    display: 'grid',
    gap: '1',
    '& > li': { display: 'flex', gap: '2' },
    '& svg': { width: '18px', height: '18px', flexShrink: 0, mt: '4px', color: 'link' },
  },
})

/** The description, and what to bring; hidden when unknown. */
export function EntryAbout({ details }: { readonly details: EntryDetails | null }) {
  const { t } = useTranslation(['activities'])
  const bring = details?.bring ?? []
  return (
    <>
      {details?.description ? (
        <Part>
          <Heading>{t('activities:entry.about')}</Heading>
          <SafeHtml html={details.description} />
        </Part>
      ) : null}
      {bring.length > 0 ? (
        <Part>
          <Heading>{t('activities:entry.bring')}</Heading>
          <Bring>
            {bring.map((thing) => (
              <li key={thing}>
                <Check aria-hidden="true" />
                {thing}
              </li>
            ))}
          </Bring>
        </Part>
      ) : null}
    </>
  )
}
