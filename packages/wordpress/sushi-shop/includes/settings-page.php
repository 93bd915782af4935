<?php
/**
 * Settings, Sushi Shop.
 *
 * @package Sushi_Shop
 */

namespace Sushi_Shop;

defined( 'ABSPATH' ) || exit;

/** Adds the page to the menu, for those who may manage options. */
function add_settings_page() {
	add_options_page( __( 'Sushi Shop', 'sushi-shop' ), __( 'Sushi Shop', 'sushi-shop' ), 'manage_options', 'sushi-shop', __NAMESPACE__ . '\settings_page' );
}

/**
 * Adds the way to the settings to the list of plugins.
 *
 * @param string[] $links Of this plugin.
 * @return string[]
 */
function settings_link( $links ) {
	$address = admin_url( 'options-general.php?page=sushi-shop' );
	return array_merge( array( '<a href="' . esc_url( $address ) . '">' . esc_html__( 'Settings', 'sushi-shop' ) . '</a>' ), $links );
}

/** The form. */
function settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$settings = settings();
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Sushi Shop', 'sushi-shop' ); ?></h1>
		<form method="post" action="options.php">
			<?php settings_fields( OPTION ); ?>
			<table class="form-table" role="presentation">
				<?php
				text_row( $settings, 'storefront', __( 'Storefront', 'sushi-shop' ), __( 'Its address: https://shop.example', 'sushi-shop' ), 'url' );
				choice_row( $settings, 'look', __( 'Look', 'sushi-shop' ), array( __( 'Fonts and colours of this site', 'sushi-shop' ), __( 'The shop\'s own', 'sushi-shop' ) ) );
				choice_row( $settings, 'theme', __( 'Theme', 'sushi-shop' ), array( __( 'As the visitor\'s system says', 'sushi-shop' ), __( 'Light', 'sushi-shop' ), __( 'Dark', 'sushi-shop' ) ) );
				choice_row( $settings, 'open', __( 'Login and checkout', 'sushi-shop' ), array( __( 'At the storefront', 'sushi-shop' ), __( 'On this site: every script of its pages can then read what is typed', 'sushi-shop' ) ) );
				?>
				<tr>
					<th scope="row"><?php esc_html_e( 'Fonts', 'sushi-shop' ); ?></th>
					<td><label><input type="checkbox" name="<?php echo esc_attr( OPTION ); ?>[fonts]" value="1" <?php checked( $settings['fonts'] ); ?>> <?php esc_html_e( 'Load the shop\'s fonts', 'sushi-shop' ); ?></label></td>
				</tr>
				<?php
				text_row( $settings, 'minutes', __( 'Keep words for', 'sushi-shop' ), __( 'Minutes until the words of a page are read from the shop again.', 'sushi-shop' ), 'number' );
				text_row( $settings, 'api_base', __( 'Provider\'s API', 'sushi-shop' ), __( 'Only with pinned scripts, or for another provider than the storefront\'s.', 'sushi-shop' ), 'url' );
				text_row( $settings, 'tenant', __( 'Tenant', 'sushi-shop' ), __( 'Its number, in the same cases.', 'sushi-shop' ) );
				?>
				<tr>
					<th scope="row"><label for="sushi-shop-pinned"><?php esc_html_e( 'Pinned scripts', 'sushi-shop' ); ?></label></th>
					<td>
						<textarea id="sushi-shop-pinned" class="large-text code" rows="3" name="<?php echo esc_attr( OPTION ); ?>[pinned]"><?php echo esc_textarea( $settings['pinned'] ); ?></textarea>
						<p class="description"><?php esc_html_e( 'One a line: address of a version, and its hash. Such code does not change by itself; the small pieces are not in it.', 'sushi-shop' ); ?></p>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="sushi_shop_forget">
			<?php
			wp_nonce_field( 'sushi_shop_forget' );
			submit_button( __( 'Read all words from the shop again', 'sushi-shop' ), 'secondary' );
			?>
		</form>
	</div>
	<?php
}

/**
 * A row with a field.
 *
 * @param array  $settings All of them.
 * @param string $name     The setting.
 * @param string $label    Of the field.
 * @param string $help     Below it.
 * @param string $type     Of the field.
 */
function text_row( $settings, $name, $label, $help, $type = 'text' ) {
	$id = 'sushi-shop-' . $name;
	?>
	<tr>
		<th scope="row"><label for="<?php echo esc_attr( $id ); ?>"><?php echo esc_html( $label ); ?></label></th>
		<td>
			<input id="<?php echo esc_attr( $id ); ?>" class="regular-text" type="<?php echo esc_attr( $type ); ?>" name="<?php echo esc_attr( OPTION . "[$name]" ); ?>" value="<?php echo esc_attr( $settings[ $name ] ); ?>">
			<p class="description"><?php echo esc_html( $help ); ?></p>
		</td>
	</tr>
	<?php
}

/**
 * A row with a list.
 *
 * @param array    $settings All of them.
 * @param string   $name     The setting.
 * @param string   $label    Of the list.
 * @param string[] $titles   Of its words, in their order.
 */
function choice_row( $settings, $name, $label, $titles ) {
	$id = 'sushi-shop-' . $name;
	?>
	<tr>
		<th scope="row"><label for="<?php echo esc_attr( $id ); ?>"><?php echo esc_html( $label ); ?></label></th>
		<td>
			<select id="<?php echo esc_attr( $id ); ?>" name="<?php echo esc_attr( OPTION . "[$name]" ); ?>">
				<?php foreach ( array_combine( CHOICES[ $name ], $titles ) as $word => $title ) : ?>
					<option value="<?php echo esc_attr( $word ); ?>" <?php selected( $settings[ $name ], $word ); ?>><?php echo esc_html( $title ); ?></option>
				<?php endforeach; ?>
			</select>
		</td>
	</tr>
	<?php
}

/** Forgets what was kept of the shop's pages: what comes next is kept under other names. */
function forget_fragments() {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'Settings are for those who manage this site.', 'sushi-shop' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( 'sushi_shop_forget' );
	update_option( OPTION . '_generation', (int) get_option( OPTION . '_generation', 0 ) + 1 );
	wp_safe_redirect( admin_url( 'options-general.php?page=sushi-shop' ) );
	exit;
}
