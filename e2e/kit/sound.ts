/**
 * A WAV file for a fake microphone: a quiet room, then a tone of 1,000 Hz. 48 kHz, 16 bits, mono.
 */
export function roomThenTone({ quietS, toneS }: { quietS: number; toneS: number }): Buffer {
  const rate = 48_000
  const quiet = Math.round(quietS * rate)
  const samples = Int16Array.from({ length: quiet + Math.round(toneS * rate) }, (_, index) =>
    Math.round(
      index < quiet
        ? 20 * Math.sin(index * index * 0.6)
        : 8_000 * Math.sin((2 * Math.PI * 1_000 * index) / rate),
    ),
  )
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.byteLength, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([head, Buffer.from(samples.buffer)])
}
