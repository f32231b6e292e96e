import type { ComponentType } from 'react'
import { CameraTest } from './camera-test.tsx'
import { FingersTest } from './fingers-test.tsx'
import type { StepProps } from './found.ts'
import { LocationTest } from './location-test.tsx'
import { MotionTest } from './motion-test.tsx'
import { PixelsTest } from './pixels-test.tsx'
import { SoundTest } from './sound-test.tsx'
import type { StepId } from './steps.ts'
import { TouchTest } from './touch-test.tsx'
import { VibrationTest } from './vibration-test.tsx'

/** The screen of each step. */
export const screens: Record<StepId, ComponentType<StepProps>> = {
  touch: TouchTest,
  fingers: FingersTest,
  pixels: PixelsTest,
  sound: SoundTest,
  front: (props) => <CameraTest {...props} facing="user" />,
  back: (props) => <CameraTest {...props} facing="environment" />,
  vibration: VibrationTest,
  motion: MotionTest,
  location: LocationTest,
}
