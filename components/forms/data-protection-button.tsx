/** Opens the basic information on data protection; the browser opens it by itself, also before script. */
export function DataProtectionButton({ dialogId, label }: { dialogId: string; label: string }) {
  return (
    <button type="button" className="link w-fit min-h-11 text-left" command="show-modal" commandfor={dialogId}>
      {label}
    </button>
  );
}
