import { whenShown } from '../app/when-idle.ts'
import type { Face } from './fonts.ts'

/** Addresses of the files that are on the page, or on their way. */
const asked = new Set<string>()

/** The files of a face that nobody has asked for yet, fetched. */
function filesOf({ family, files }: Face): readonly Promise<FontFace>[] {
  const missing = Object.entries(files).filter(([, file]) => !asked.has(file))
  return missing.map(([weight, file]) => {
    asked.add(file)
    const loading = new FontFace(family, `url(${file})`, { weight }).load()
    // What did not arrive can be asked for again.
    loading.catch(() => asked.delete(file))
    return loading
  })
}

/** Puts faces on the page, all at once, so that its texts change once. One that does not arrive stays the fallback's. */
async function showFaces(faces: readonly Face[]): Promise<void> {
  const arrived = await Promise.allSettled(faces.flatMap(filesOf))
  for (const face of arrived) if (face.status === 'fulfilled') document.fonts.add(face.value)
}

/** Fetches faces when the page is shown and the browser rests: what the page says comes before how its letters look. */
export function fetchFaces(faces: readonly Face[]): void {
  void whenShown().then(() => showFaces(faces))
}
