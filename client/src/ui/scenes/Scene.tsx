import { createElement, lazy, Suspense } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import { styled } from '../../theme/styled.ts'
import { sceneParts } from './scene-parts.ts'
import { sceneNames, viewBoxOf } from './scene-window.ts'
import type { SceneName, SceneWindow } from './scene-window.ts'

// Forced colours would paint every surface alike: the picture keeps its fills.
const Stage = styled('svg', {
  base: { display: 'block', width: 'full', height: 'full', bg: 'tone.soft', forcedColorAdjust: 'none' },
  variants: { small: { true: { '& .fine': { display: 'none' } } } },
})

const Nothing = (): null => null

function partOf(name: SceneName): LazyExoticComponent<ComponentType> {
  // A picture that cannot be fetched leaves its ground: decoration never breaks a page.
  return lazy(async () => {
    const drawn = await sceneParts[name]().catch(() => Nothing)
    return { default: drawn }
  })
}

const parts = new Map(sceneNames.map((name) => [name, partOf(name)]))

type Props = {
  readonly name: SceneName
  /** Which part of the stage is seen. */
  readonly window?: SceneWindow
}

/** A drawn scene in the tones of the brand, filling its frame. Decoration only; its ground stands until it is there. */
export function Scene({ name, window = 'card' }: Props) {
  return (
    <Stage
      viewBox={viewBoxOf(name, window)}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      small={window === 'square'}
      data-scene={name}
    >
      <Suspense fallback={null}>{createElement(parts.get(name) ?? Nothing)}</Suspense>
    </Stage>
  )
}
