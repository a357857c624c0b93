import { defineConfig } from '@playwright/test'
import { launchOptions, region } from './support/launch.ts'

/** Each worker starts its own server and gateway (see the fixtures), so there is no `webServer` here. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // The longest journey takes fifteen seconds; a busy machine must not fail it.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./closing-line.ts']],
  use: {
    actionTimeout: 30_000,
    ...region,
    // A trace costs a quarter of each journey's time: run a failed one again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      // A booking and every way of paying; the other journeys differ in width only.
      testMatch: ['bookings/{book-a-course,strong-authentication,declined-card}.e2e.ts'],
      use: { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
})
