import { use } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { mainId } from '../../ui/layout/page/SkipLink.tsx'
import { PageTitle } from '../../ui/layout/page/PageTitle.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { ButtonOut } from '../../ui/buttons/ButtonOut.tsx'
import { MainArea } from '../navigation/chrome-around.ts'
import { useKnownAppName } from '../site-record.ts'

const Screen = styled('main', {
  base: {
    display: 'grid',
    flex: '1',
    alignItems: 'center',
    width: 'full',
    maxWidth: 'content',
    minHeight: 'calc(0.6 * var(--least-height, 100dvh))',
    mx: 'auto',
    px: { base: '4', lg: '6' },
    py: { base: '6', md: '12' },
    outline: 'none',
  },
})
const Columns = styled('div', {
  base: {
    display: 'grid',
    gap: { base: '6', md: '10' },
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
})
const Words = styled('div', { base: { display: 'grid', justifyItems: 'start', gap: '4', order: { base: 2, md: 1 } } })
// On phones the heading and the link fit on the first screen, so the picture stays low.
const Frame = styled('div', {
  base: {
    order: { base: 1, md: 2 },
    maxHeight: { base: '180px', md: 'none' },
    overflow: 'hidden',
    borderRadius: 'surface',
  },
})
const Heading = styled('h1', { base: { fontSize: { base: 'xl', md: '2xl' } } })

type Props = {
  readonly heading: string
  /** False where no picture can be loaded. */
  readonly pictured?: boolean
  /** The explanation, and the next step. */
  readonly children?: ReactNode
  /** Further content over the whole width. */
  readonly below?: ReactNode
}

/** A page shown instead of another: alone, or in the main area inside the chrome. */
export function FullPage({ heading, pictured = true, children, below }: Props) {
  const inside = use(MainArea)
  const app = useKnownAppName()
  const content = (
    <>
      {app === null ? <title>{heading}</title> : <PageTitle app={app} title={heading} />}
      <Columns>
        <Words>
          <Heading>{heading}</Heading>
          {children}
        </Words>
        {pictured ? (
          <Frame>
            <Picture scene="ready" shape="surface" />
          </Frame>
        ) : null}
      </Columns>
      {below}
    </>
  )
  return inside ? (
    content
  ) : (
    <Screen id={mainId} tabIndex={-1}>
      {content}
    </Screen>
  )
}

/** The links of a replacement page, side by side. */
export const PageActions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** 'Go home' by a full page load, which leaves the failure behind. Quiet beside another link. */
export function GoHomeLink({ quiet = false }: { readonly quiet?: boolean }) {
  const { t } = useTranslation(['common'])
  return (
    <ButtonOut href="/" variant={quiet ? 'secondary' : 'primary'}>
      {t('common:actions.goHome')}
    </ButtonOut>
  )
}
