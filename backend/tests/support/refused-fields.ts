/** The fields that a refusal names. */
export async function refusedFields(response: Response): Promise<string[]> {
  const { violations = [] } = (await response.json()) as { violations?: { propertyPath: string }[] };
  return response.status === 422 ? violations.map(({ propertyPath }) => propertyPath) : [`status ${response.status}`];
}
