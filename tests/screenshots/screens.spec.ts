import { join } from 'node:path'
import { fetchFont, takePicture, test } from './look'
import { scenes } from './states'

const folder = join(import.meta.dirname, '../../screenshots')

for (const [name, states] of Object.entries(scenes)) {
  test(
    name,
    async ({ page, brand, customer, demo, pictures, problems, storefront, t, textSize, visitor }, { project }) => {
      // Errors are shown too: refusals, broken answers, missing pictures.
      problems.allow(/./)
      if (pictures !== 'own') await demo.pictures(pictures)
      await fetchFont(page)
      for await (const state of states({ page, brand, customer, demo, storefront, t, visitor })) {
        await page.evaluate((size) => (document.documentElement.style.fontSize = size ?? ''), textSize)
        await takePicture(page, join(folder, project.name, `${name}-${state}.png`))
      }
    },
  )
}
