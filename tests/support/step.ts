/** A named part of a test that is one story. An error in it begins with the name. */
export async function step(name: string, perform: () => Promise<void>): Promise<void> {
  try {
    await perform();
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
  }
}
